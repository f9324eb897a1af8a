import { appealReasons } from '#content/claim-letters.ts';
import { appealCaseWords, appealLevelWords } from '#content/appeal-case.ts';
import { formatDateInProse } from '#content/formats.ts';
import { appealOutcome } from '#src/domain/appeals/appeal-outcome.ts';
import { appealLevels } from '#src/domain/appeals/appeal-rules.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import type { ClaimCorrespondence } from '../claim-correspondence.ts';
import { authorizationNamed, numberOfAuthorization } from '../seed/authorizations.ts';
import { plusDays } from '../seed/calendar.ts';
import type { Claims } from '../seed/claims/claims.ts';
import { insurers } from '../seed/insurers.ts';
import type { World } from '../seed/world.ts';
import type { ClaimAppeal } from '../sent.ts';
import type { AppealedDecision } from './appeal-letter.ts';
import { writeDecision } from './authorization-letters.ts';
import { writeExplanation } from './explanation-pdf.ts';
import type { FurtherDocuments, MemberDocument } from './member-documents.ts';
import {
  createPdf,
  documentTitle,
  heading,
  newPage,
  paragraph,
  space,
  table,
  type Paper,
} from './pdf.ts';

export const packetPrefix = 'doc-packet-';

/**
 * Creates the packets of appeals, each one PDF: a checklist of what helps, the decision, what was written, what was
 * answered, and the files that were sent. Pictures are pages of it; PDFs are attached to it.
 */
export function createAppealPackets(
  world: World,
  claims: Claims,
  correspondence: ClaimCorrespondence,
): FurtherDocuments {
  const appealed = appealedDecisions(world, claims);
  const { today } = world.calendar;
  const writeDecisionOf = (id: string, paper: Paper): void => {
    const claim = claims.find(id);
    if (claim !== undefined) {
      writeExplanation(paper, claim);
      return;
    }
    const authorizationSeed = authorizationNamed(id);
    if (authorizationSeed)
      writeDecision(
        paper,
        authorizationSeed,
        plusDays(today, -(authorizationSeed.decidedDaysAgo ?? 0)),
      );
  };
  return {
    of: () => [],
    named(documentId) {
      if (!documentId.startsWith(packetPrefix)) return undefined;
      const id = documentId.slice(packetPrefix.length);
      const decision = appealed(id);
      return (
        decision &&
        packetOf(id, decision, {
          today,
          appeals: correspondence.appeals(id).toReversed(),
          filesOf: (appealId) => correspondence.filesOf(appealId),
          writeDecision: (paper) => writeDecisionOf(id, paper),
        })
      );
    },
  };
}

/** Returns a function that finds what an appeal is about by the id of the claim or authorization. */
export function appealedDecisions(
  { contracts }: Pick<World, 'contracts'>,
  claims: Claims,
): (id: string) => AppealedDecision | undefined {
  return (id) => {
    const claim = claims.find(id);
    if (claim !== undefined) {
      const { contract, member, claimNumber } = claim;
      return { contract, member, name: `claim ${claimNumber}` };
    }
    const authorizationSeed = authorizationNamed(id);
    if (authorizationSeed === undefined) return undefined;
    for (const contract of contracts) {
      const member = contract.members.find(
        ({ memberId }) => memberId === authorizationSeed.memberId,
      );
      if (member)
        return {
          contract,
          member,
          name: `authorization ${numberOfAuthorization(authorizationSeed)}`,
        };
    }
    return undefined;
  };
}

function packetOf(
  id: string,
  { contract, member: { person, memberId }, name }: AppealedDecision,
  parts: {
    today: string;
    /** The oldest first. */
    appeals: readonly ClaimAppeal[];
    filesOf: ClaimCorrespondence['filesOf'];
    writeDecision: (paper: Paper) => void;
  },
): MemberDocument {
  const { today, appeals } = parts;
  const insurer = insurers[contract.tier1].name;
  const title = `Appeal packet, ${name}`;
  return {
    documentId: packetPrefix + id,
    memberId,
    // Contains the member's comments and medical records.
    isPersonal: true,
    type: 'letter',
    title,
    date: today,
    write: () =>
      createPdf({ title, day: today, footer: `${insurer} · ${title}` }, (paper) => {
        paragraph(paper, `${person.firstName} ${person.lastName}, ${memberId}`);
        paragraph(paper, formatDateInProse(today));
        documentTitle(paper, title);
        heading(paper, appealCaseWords.help.title);
        for (const item of appealCaseWords.help.checklist) paragraph(paper, `[  ]  ${item}`);
        newPage(paper);
        parts.writeDecision(paper);
        if (appeals.length > 0) newPage(paper);
        for (const appeal of appeals) writeAppeal(paper, appeal, parts.filesOf(appeal.appealId));
      }),
  };
}

const { outcomes } = appealCaseWords.steps;

/** Writes what was asked for, with its files, and what was decided. */
function writeAppeal(paper: Paper, appeal: ClaimAppeal, contents: readonly Blob[]): void {
  const { level = 'internal', submittedAt, submittedBy, reason, comments, decision } = appeal;
  const knownLevel = parseEnum(appealLevels, level);
  heading(paper, knownLevel === null ? level : appealLevelWords[knownLevel].name);
  table(
    paper,
    [{ width: 120, isLabel: true }, { width: 384 }],
    [
      ['Asked for on', formatDateInProse(submittedAt)],
      ['Asked for by', appellants[submittedBy]],
      ['Reason', lookUp(appealReasons, reason) ?? reason],
      [
        'Decision',
        decision === undefined
          ? `Due by ${formatDateInProse(appeal.decisionDueBy)}`
          : `${formatDateInProse(decision.decidedAt)}: ${outcomes[appealOutcome(decision.outcome) ?? 'unclear']}`,
      ],
    ],
  );
  space(paper, 0.6);
  paragraph(paper, comments);
  for (const [index, { fileName, contentType }] of (appeal.attachments ?? []).entries()) {
    const content = contents[index];
    if (content !== undefined) paper.push({ type: 'file', fileName, contentType, content });
  }
}

const appellants = {
  member: 'The patient',
  policyholder: 'The policyholder',
  authorizedRepresentative: 'A representative of the patient',
  provider: 'The provider',
} satisfies Record<ClaimAppeal['submittedBy'], string>;
