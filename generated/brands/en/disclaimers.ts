/* Written by npm run generate from brands/. Do not edit. */
import type { BrandId } from '#generated/brands/ids.ts';

export const brandDisclaimers: Readonly<Record<BrandId, readonly string[] | null>> = {
  "ABCBS": null,
  "HA": [
    "Some links on this site go to websites that Harbor Health does not run. We offer them for your convenience. Harbor Health is not responsible for their content or for how they handle your information.",
    "Before you use another site, read its privacy policy and terms of use. They may differ from ours."
  ],
  "BA": [
    "BridgeWell manages benefits for your employer. Links to other websites are for your information only. BridgeWell and your employer do not check or endorse what those sites offer."
  ],
  "OCTAVE": null,
  "ABM": [
    "When you follow a link to another organization, you leave the Arbor Medicare website. Medicare has not reviewed or endorsed the information you find there.",
    "Arbor Medicare is an HMO and PPO plan with a Medicare contract. Enrollment depends on contract renewal."
  ],
};
