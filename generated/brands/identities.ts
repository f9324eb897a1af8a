/* Written by npm run generate from brands/. Do not edit. */
import type { BrandIdentity } from '#brands/brand.ts';
import type { BrandId } from '#generated/brands/ids.ts';

export const brands: Readonly<Record<BrandId, BrandIdentity>> = {
  "ABCBS": {
    "displayName": "Arbor Shield",
    "accent": "#2475b7",
    "tint": "#eef5fb",
    "deep": "#123f66",
    "mark": "M12 2 3 6v6c0 5 3.8 8.7 9 10 5.2-1.3 9-5 9-10V6l-9-4Zm1 15.5h-2V13L7.5 10.8l1-1.7L11 10.6V6.5h2v4.1l2.5-1.5 1 1.7L13 13v4.5Z"
  },
  "HA": {
    "displayName": "Harbor Health",
    "accent": "#0f7c80",
    "tint": "#e8f5f4",
    "deep": "#0a4a4d",
    "mark": "M12 2a3 3 0 0 0-1 5.8V10H8v2h3v7.8A7 7 0 0 1 5.1 14H7l-3-4-3 4h2.1a9 9 0 0 0 17.8 0H23l-3-4-3 4h1.9a7 7 0 0 1-5.9 5.8V12h3v-2h-3V7.8A3 3 0 0 0 12 2Zm0 2a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z"
  },
  "BA": {
    "displayName": "BridgeWell",
    "accent": "#b4541a",
    "tint": "#fcf1e9",
    "deep": "#6d300c",
    "mark": "M2 18v-6c3 0 5-2 5-5h2c0 3 1.3 5 3 5s3-2 3-5h2c0 3 2 5 5 5v6h-3v-3.2A3 3 0 0 0 16 18h-2v-1a2 2 0 0 0-4 0v1H8a3 3 0 0 0-3-3.2V18H2Z"
  },
  "OCTAVE": {
    "displayName": "Octet Health",
    "accent": "#a0226f",
    "tint": "#fbedf5",
    "deep": "#5f1242",
    "mark": "M8 2h8l6 6v8l-6 6H8l-6-6V8l6-6Zm4 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z"
  },
  "ABM": {
    "displayName": "Arbor Medicare",
    "accent": "#5b3f96",
    "tint": "#f2eef9",
    "deep": "#352360",
    "mark": "M12 2c3 2.5 5 5 5 8a5 5 0 0 1-4 4.9V22h-2v-7.1A5 5 0 0 1 7 10c0-3 2-5.5 5-8Z"
  },
};
