/**
 * The fifteen languages besides English that most people with limited English speak in the state, in the order of their
 * number (45 CFR 92.11). An insurer of another state puts that state's here.
 */
export const stateLanguages = [
  'es',
  'vi',
  'mh',
  'zh-Hant',
  'lo',
  'tl',
  'ar',
  'de',
  'fr',
  'hmn',
  'ko',
  'pt',
  'ja',
  'hi',
  'gu',
] as const;
export type StateLanguage = (typeof stateLanguages)[number];

/** The sentence that offers help in a language, in that language. */
export interface Tagline {
  /** The language, as those who speak it call it. */
  name: string;
  isRightToLeft?: true;
  /** The sentence before and after the phone number. */
  before: string;
  after: string;
}

export const englishTagline: Tagline = {
  name: 'English',
  before: 'ATTENTION: Language assistance services, free of charge, are available to you. Call ',
  after: ' (TTY: 711).',
};

/**
 * The sentences in the translations of the U.S. Department of Health and Human Services, which are in the public
 * domain. They do not depend on the portal's language. The page shows an English sentence for a language without a
 * translation.
 */
export const taglines: Readonly<Partial<Record<StateLanguage, Tagline>>> = {
  es: {
    name: 'Español',
    before:
      'ATENCIÓN: si habla español, tiene a su disposición servicios gratuitos de asistencia lingüística. Llame al ',
    after: ' (TTY: 711).',
  },
  vi: {
    name: 'Tiếng Việt',
    before:
      'CHÚ Ý: Nếu bạn nói Tiếng Việt, có các dịch vụ hỗ trợ ngôn ngữ miễn phí dành cho bạn. Gọi số ',
    after: ' (TTY: 711).',
  },
  mh: {
    name: 'Kajin Ṃajōḷ',
    before:
      'LALE: Ñe kwōj kōnono Kajin Ṃajōḷ, kwomaroñ bōk jerbal in jipañ ilo kajin ṇe aṃ ejjeḷọk wōṇāān. Kaalọk ',
    after: ' (TTY: 711).',
  },
  'zh-Hant': {
    name: '繁體中文',
    before: '注意：如果您使用繁體中文，您可以免費獲得語言援助服務。請致電 ',
    after: '（TTY：711）。',
  },
  lo: {
    name: 'ພາສາລາວ',
    before: 'ໂປດຊາບ: ຖ້າວ່າ ທ່ານເວົ້າພາສາ ລາວ, ການບໍລິການຊ່ວຍເຫຼືອດ້ານພາສາ, ໂດຍບໍ່ເສັຽຄ່າ, ແມ່ນມີພ້ອມໃຫ້ທ່ານ. ໂທຣ ',
    after: ' (TTY: 711).',
  },
  tl: {
    name: 'Tagalog',
    before:
      'PAUNAWA: Kung nagsasalita ka ng Tagalog, maaari kang gumamit ng mga serbisyo ng tulong sa wika nang walang bayad. Tumawag sa ',
    after: ' (TTY: 711).',
  },
  ar: {
    name: 'العربية',
    isRightToLeft: true,
    before:
      'ملحوظة: إذا كنت تتحدث اللغة العربية، فإن خدمات المساعدة اللغوية تتوافر لك بالمجان. اتصل برقم ',
    after: ' (رقم هاتف الصم والبكم: 711).',
  },
  de: {
    name: 'Deutsch',
    before:
      'ACHTUNG: Wenn Sie Deutsch sprechen, stehen Ihnen kostenlos sprachliche Hilfsdienstleistungen zur Verfügung. Rufnummer: ',
    after: ' (TTY: 711).',
  },
  fr: {
    name: 'Français',
    before:
      'ATTENTION : Si vous parlez français, des services d’aide linguistique vous sont proposés gratuitement. Appelez le ',
    after: ' (ATS : 711).',
  },
  hmn: {
    name: 'Hmoob',
    before:
      'LUS CEEV: Yog tias koj hais lus Hmoob, cov kev pab txog lus, muaj kev pab dawb rau koj. Hu rau ',
    after: ' (TTY: 711).',
  },
  ko: {
    name: '한국어',
    before: '주의: 한국어를 사용하시는 경우, 언어 지원 서비스를 무료로 이용하실 수 있습니다. ',
    after: ' (TTY: 711)번으로 전화해 주십시오.',
  },
  pt: {
    name: 'Português',
    before:
      'ATENÇÃO: Se fala português, encontram-se disponíveis serviços linguísticos, grátis. Ligue para ',
    after: ' (TTY: 711).',
  },
  ja: {
    name: '日本語',
    before: '注意事項：日本語を話される場合、無料の言語支援をご利用いただけます。',
    after: '（TTY：711）まで、お電話にてご連絡ください。',
  },
  hi: {
    name: 'हिन्दी',
    before: 'ध्यान दें: यदि आप हिंदी बोलते हैं तो आपके लिए मुफ्त में भाषा सहायता सेवाएं उपलब्ध हैं। ',
    after: ' (TTY: 711) पर कॉल करें।',
  },
  gu: {
    name: 'ગુજરાતી',
    before: 'સુચના: જો તમે ગુજરાતી બોલતા હો, તો નિ:શુલ્ક ભાષા સહાય સેવાઓ તમારા માટે ઉપલબ્ધ છે. ફોન કરો ',
    after: ' (TTY: 711).',
  },
};
