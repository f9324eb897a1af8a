import { setImmediate } from 'node:timers/promises';
import { appealReasons } from '#content/claim-letters.ts';
import { appealCaseWords, appealLevelWords } from '#content/appeal-case.ts';
import { formatDateInProse } from '#content/formats.ts';
import { appealOutcome } from '#src/domain/appeals/appeal-outcome.ts';
import { appealLevels } from '#src/domain/appeals/appeal-rules.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { oneOf } from '#src/domain/data/one-of.ts';
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
import { fileTypes, isDrawable } from '../file-validation.ts';
import { createPdf, documentTitle, heading, paragraph, table, type Paper } from './pdf.ts';

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
    const one = authorizationNamed(id);
    if (one) writeDecision(paper, one, plusDays(today, -(one.decidedDaysAgo ?? 0)));
  };
  return {
    of: () => [],
    named(documentId) {
      if (!documentId.startsWith(packetPrefix)) return undefined;
      const id = documentId.slice(packetPrefix.length);
      const one = appealed(id);
      return (
        one &&
        packetOf(id, one, {
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
    const one = authorizationNamed(id);
    if (one === undefined) return undefined;
    for (const contract of contracts) {
      const member = contract.members.find(({ memberId }) => memberId === one.memberId);
      if (member) return { contract, member, name: `authorization ${numberOfAuthorization(one)}` };
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
    write: async () => {
      const filesOf = new Map(appeals.map((one) => [one, parts.filesOf(one.appealId)]));
      // Handles other requests between reading and writing large files.
      await setImmediate();
      return createPdf({ title, day: today, footer: `${insurer} · ${title}` }, (paper) => {
        paragraph(paper, `${person.firstName} ${person.lastName}, ${memberId}`);
        paragraph(paper, formatDateInProse(today));
        documentTitle(paper, title);
        heading(paper, appealCaseWords.help.title);
        for (const item of appealCaseWords.help.checklist) paragraph(paper, `[  ]  ${item}`);
        paper.pdf.addPage();
        parts.writeDecision(paper);
        if (appeals.length > 0) paper.pdf.addPage();
        for (const appeal of appeals) writeAppeal(paper, appeal, filesOf.get(appeal) ?? []);
      });
    },
  };
}

const { outcomes } = appealCaseWords.steps;

/** Writes what was asked for, with its files, and what was decided. */
function writeAppeal(paper: Paper, appeal: ClaimAppeal, contents: readonly Uint8Array[]): void {
  const { level = 'internal', submittedAt, submittedBy, reason, comments, decision } = appeal;
  const known = oneOf(appealLevels, level);
  heading(paper, known === null ? level : appealLevelWords[known].name);
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
  paper.pdf.moveDown(0.6);
  paragraph(paper, comments);
  for (const [place, { fileName, contentType }] of (appeal.attachments ?? []).entries()) {
    const content = contents[place];
    if (content === undefined) continue;
    writeFile(paper, { fileName, contentType, content });
  }
}

const appellants = {
  member: 'The patient',
  policyholder: 'The policyholder',
  authorizedRepresentative: 'A representative of the patient',
  provider: 'The provider',
} satisfies Record<ClaimAppeal['submittedBy'], string>;

interface SentFile {
  fileName: string;
  contentType: string;
  content: Uint8Array;
}

/** Draws a picture on a new page. Attaches any other file and names it. */
function writeFile({ pdf, root }: Paper, sent: SentFile): void {
  const { fileName, contentType, content } = sent;
  const type = oneOf(fileTypes, contentType);
  const picture = type !== null && isDrawable(type, content) ? opened(pdf, content) : null;
  if (picture === null) {
    attach(pdf, sent);
    paragraph({ pdf, root }, `Attached to this file: ${fileName}`);
    return;
  }
  pdf.addPage();
  paragraph({ pdf, root }, fileName);
  const { width, height, margins } = pdf.page;
  root.add(
    pdf.struct('Figure', { alt: fileName }, () => {
      pdf.image(picture, {
        fit: [width - margins.left - margins.right, height - margins.top - margins.bottom - 40],
      });
    }),
  );
}

/** Attaches a file uncompressed. PDFKit's `file` compresses and hashes it, which blocks the sandbox for a second. */
function attach(pdf: Paper['pdf'], { fileName, contentType, content }: SentFile): void {
  const file = pdf.ref({
    Type: 'EmbeddedFile',
    Subtype: contentType.replace('/', '#2F'),
    Params: { Size: content.length },
  });
  file.compress = false;
  file.end(content);
  // PDFKit writes primitive strings as PDF names and String objects as PDF strings.
  const name = new String(fileName);
  const specification = pdf.ref({ Type: 'Filespec', F: name, UF: name, EF: { F: file } });
  specification.finalize();
  // PDFKit replaces attachments with the same key.
  pdf.addNamedEmbeddedFile(`${file.id} ${fileName}`, specification);
}

/** Returns the opened image; null if PDFKit can't draw it. */
function opened(pdf: Paper['pdf'], content: Uint8Array) {
  try {
    const picture = pdf.openImage(Buffer.from(content));
    return picture.width > 0 && picture.height > 0 ? picture : null;
  } catch {
    return null;
  }
}
