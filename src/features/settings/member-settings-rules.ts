import { privacyWords } from '#content/privacy-security.ts';
import {
  accountBlockRules,
  otherCoverageRules,
  type AccountBlockChange,
  type MemberSettings,
} from '#src/api/calls/account/member-settings.ts';
import { message } from '#src/catalogue/messages.ts';
import { parseTypedDate } from '#src/domain/format/typed-date.ts';
import { formRules, type FormRules } from '#src/parts/form/form-rules.ts';
import { formatDate } from '#content/formats.ts';

const words = privacyWords.member;

/** The values of the form as typed. */
export type OtherCoverageValues = {
  hasOtherCoverage: 'yes' | 'no' | '';
  insurer: string;
  startDate: string;
};
export type BlockValues = { blockDate: string; unblockDate: string };

type OtherCoverageRequest = ReturnType<typeof otherCoverageRules.parse>;

export const otherCoverageOf = ({ otherCoverage }: MemberSettings): OtherCoverageValues => {
  const { hasOtherCoverage, insurer, startDate } = otherCoverage?.value ?? {};
  return {
    hasOtherCoverage: hasOtherCoverage === undefined ? '' : hasOtherCoverage ? 'yes' : 'no',
    insurer: insurer ?? '',
    startDate: startDate ? formatDate(startDate) : '',
  };
};

/** The form of other coverage: whether there is any; if so, the insurer and the start (product rule 1.6). */
export const otherCoverageFormRules: FormRules<OtherCoverageValues, OtherCoverageRequest> =
  formRules({
    request: otherCoverageRules,
    typed: ({ hasOtherCoverage, insurer, startDate }: OtherCoverageValues) => ({
      otherCoverage: {
        hasOtherCoverage: hasOtherCoverage === '' ? '' : hasOtherCoverage === 'yes',
        ...(hasOtherCoverage === 'yes' && {
          insurer: insurer.trim(),
          startDate: parseTypedDate(startDate) ?? '',
        }),
      },
    }),
    parts: {
      'otherCoverage.hasOtherCoverage': { field: 'hasOtherCoverage', wrong: message('OCI-0001') },
      'otherCoverage.insurer': {
        field: 'insurer',
        tooLong: words.other.tooLong,
        wrong: message('OCI-0002'),
      },
      'otherCoverage.startDate': { field: 'startDate', wrong: message('OCI-0003') },
    },
  });

/** A block date or an unblock date: one of them, and not both (product rule 1.7). */
export const blockFormRules: FormRules<BlockValues, AccountBlockChange> = formRules({
  request: accountBlockRules,
  typed: ({ blockDate, unblockDate }: BlockValues) => ({
    blockDate: dateOrNone(blockDate),
    unblockDate: dateOrNone(unblockDate),
  }),
  parts: {
    blockDate: { field: 'blockDate', wrong: words.block.notADate },
    unblockDate: { field: 'unblockDate', wrong: words.block.notADate },
  },
  own: ({ blockDate, unblockDate }) => {
    const given = [blockDate, unblockDate].filter((text) => text.trim() !== '').length;
    if (given === 1) return {};
    return { blockDate: message(given === 0 ? 'ADM-0001' : 'ADM-0002') };
  },
});

/** Returns the date; null for no text. Other text stays as typed, for the validator to reject. */
const dateOrNone = (text: string): string | null =>
  text.trim() === '' ? null : (parseTypedDate(text) ?? text);
