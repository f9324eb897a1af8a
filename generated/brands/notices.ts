/* Written by npm run generate from brands/. Do not edit. */
import type { NoticeContacts, TtyLine } from '#brands/brand.ts';
import type { BrandId } from '#generated/brands/ids.ts';

const usualLanguageLines: TtyLine = {
  "phone": "8005550145",
  "tty": "711"
};

export const languageLines: Readonly<Record<BrandId, TtyLine>> = {
  "ABCBS": usualLanguageLines,
  "HA": usualLanguageLines,
  "BA": usualLanguageLines,
  "OCTAVE": usualLanguageLines,
  "ABM": usualLanguageLines,
};

const usualNoticeContacts: NoticeContacts = {
  "nondiscrimination": [
    {
      "name": "Civil Rights Coordinator",
      "address": [
        "P.O. Box 555",
        "Little Rock, AR 72203"
      ],
      "phone": "8005550146",
      "tty": "711",
      "email": "civil-rights@members.example"
    },
    {
      "name": "U.S. Department of Health and Human Services, Office for Civil Rights",
      "address": [
        "200 Independence Avenue SW",
        "Room 509F, HHH Building",
        "Washington, DC 20201"
      ],
      "phone": "8003681019",
      "tty": "8005377697",
      "url": "https://ocrportal.hhs.gov/ocr/portal/lobby.jsf"
    }
  ],
  "privacy-practices": [
    {
      "name": "Privacy Office",
      "address": [
        "P.O. Box 555",
        "Little Rock, AR 72203"
      ],
      "phone": "8005550147",
      "tty": "711",
      "email": "privacy@members.example"
    },
    {
      "name": "U.S. Department of Health and Human Services, Office for Civil Rights",
      "phone": "8003681019",
      "tty": "8005377697",
      "url": "https://www.hhs.gov/hipaa/filing-a-complaint/index.html"
    }
  ],
  "surprise-bills": [
    {
      "name": "No Surprises Help Desk",
      "phone": "8009853059",
      "tty": "711",
      "url": "https://www.cms.gov/nosurprises"
    }
  ],
  "accessibility": [
    {
      "phone": "8005550145",
      "tty": "711",
      "name": "Accessibility Team",
      "email": "accessibility@members.example"
    }
  ],
  "medicare": [
    {
      "name": "Medicare",
      "phone": "8006334227",
      "tty": "8774862048",
      "url": "https://www.medicare.gov/"
    }
  ]
};

export const noticeContacts: Readonly<Record<BrandId, NoticeContacts>> = {
  "ABCBS": usualNoticeContacts,
  "HA": usualNoticeContacts,
  "BA": usualNoticeContacts,
  "OCTAVE": usualNoticeContacts,
  "ABM": usualNoticeContacts,
};

const usualPrivacyPracticesSince: string = "2026-02-16";

export const privacyPracticesSince: Readonly<Record<BrandId, string>> = {
  "ABCBS": usualPrivacyPracticesSince,
  "HA": usualPrivacyPracticesSince,
  "BA": usualPrivacyPracticesSince,
  "OCTAVE": usualPrivacyPracticesSince,
  "ABM": usualPrivacyPracticesSince,
};
