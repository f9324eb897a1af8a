/* Written by npm run generate from brands/. Do not edit. */
import type { PhoneLine } from '#src/domain/plan/phone-line.ts';
import type { BrandId } from '#generated/brands/ids.ts';

export const memberServices: Readonly<Record<BrandId, PhoneLine>> = {
  "ABCBS": {
    "phone": "8005550117",
    "hours": {
      "days": "weekdays",
      "opens": 8,
      "closes": 18
    }
  },
  "HA": {
    "phone": "8005550121",
    "hours": {
      "days": "weekdays",
      "opens": 7,
      "closes": 19
    }
  },
  "BA": {
    "phone": "8005550124",
    "hours": {
      "days": "weekdays",
      "opens": 8,
      "closes": 17
    }
  },
  "OCTAVE": {
    "phone": "8005550127",
    "hours": {
      "days": "mondayToSaturday",
      "opens": 8,
      "closes": 18
    }
  },
  "ABM": {
    "phone": "8005550130",
    "hours": {
      "days": "everyDay",
      "opens": 8,
      "closes": 20,
      "tty": "711"
    }
  },
};

const usualPharmacySupport: PhoneLine = {
  "phone": "8005550136",
  "hours": {
    "days": "weekdays",
    "opens": 7,
    "closes": 20
  }
};

export const pharmacySupport: Readonly<Record<BrandId, PhoneLine>> = {
  "ABCBS": usualPharmacySupport,
  "HA": usualPharmacySupport,
  "BA": usualPharmacySupport,
  "OCTAVE": usualPharmacySupport,
  "ABM": usualPharmacySupport,
};
