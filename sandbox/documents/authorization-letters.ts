import { formatDateInProse } from '#content/formats.ts';
import {
  authorizations,
  numberOfAuthorization,
  type AuthorizationSeed,
  type ReviewAction,
} from '../seed/authorizations.ts';
import { plusDays } from '../seed/calendar.ts';
import { insurers } from '../seed/insurers.ts';
import type { Contract, CoveredMember } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import type { FurtherDocuments, MemberDocument } from './member-documents.ts';
import { createPdf, heading, paragraph, table, documentTitle, type Paper } from './pdf.ts';

const prefix = 'doc-letter-';

/** Creates the decision letters of authorizations, each for the member it is about. */
export function createAuthorizationLetters({ calendar, contracts }: World): FurtherDocuments {
  const letterOf = (contract: Contract, authorizationSeed: AuthorizationSeed): MemberDocument[] => {
    const member = contract.members.find(({ memberId }) => memberId === authorizationSeed.memberId);
    if (member === undefined || authorizationSeed.decidedDaysAgo === undefined) return [];
    const date = plusDays(calendar.today, -authorizationSeed.decidedDaysAgo);
    const title = `Decision on authorization ${numberOfAuthorization(authorizationSeed)}`;
    return [
      {
        documentId: prefix + authorizationSeed.id,
        memberId: authorizationSeed.memberId,
        type: 'letter',
        title,
        date,
        authorizationId: authorizationSeed.id,
        write: () => letter({ title, date, authorizationSeed, contract, member }),
      },
    ];
  };
  return {
    of: (contract, memberId) =>
      authorizations
        .filter((authorization) => authorization.memberId === memberId)
        .flatMap((authorization) => letterOf(contract, authorization)),
    named(documentId) {
      const authorization = authorizations.find(({ id }) => prefix + id === documentId);
      return authorization && contracts.flatMap((contract) => letterOf(contract, authorization))[0];
    },
  };
}

const decisions: Record<ReviewAction, string> = {
  A1: 'Approved',
  A2: 'Approved in part',
  A3: 'Denied',
  A4: 'Under review',
  NA: 'No authorization needed',
};

function letter({
  title,
  date,
  authorizationSeed,
  contract,
  member: { person, memberId },
}: {
  title: string;
  date: string;
  authorizationSeed: AuthorizationSeed;
  contract: Contract;
  member: CoveredMember;
}): Promise<Blob> {
  const insurer = insurers[contract.tier1].name;
  return createPdf({ title, day: date, footer: `${insurer} · ${title}` }, (paper) => {
    paragraph(paper, insurer);
    paragraph(paper, formatDateInProse(date));
    paragraph(paper, `${person.firstName} ${person.lastName}, ${memberId}`);
    writeDecision(paper, authorizationSeed, date);
  });
}

/** Writes the decision on an authorization, as a letter or as a part of another document. */
export function writeDecision(
  paper: Paper,
  authorizationSeed: AuthorizationSeed,
  date: string,
): void {
  documentTitle(paper, `Decision on authorization ${numberOfAuthorization(authorizationSeed)}`);
  paragraph(paper, `Decided on ${formatDateInProse(date)}.`);
  if (authorizationSeed.disposition !== undefined) paragraph(paper, authorizationSeed.disposition);
  table(
    paper,
    [
      { title: 'Service', width: 304 },
      { title: 'Units', width: 60 },
      { title: 'Decision', width: 140 },
    ],
    authorizationSeed.services.map(({ service, quantity, action }) => [
      service,
      String(quantity),
      action === undefined ? '' : decisions[action],
    ]),
  );
  if (authorizationSeed.note !== undefined) paragraph(paper, authorizationSeed.note);
  heading(paper, 'If you do not agree');
  paragraph(paper, 'You may appeal a denial within 180 days of this letter. Sign in and open it.');
}
