import type { RegisteredRouter } from '@tanstack/react-router';
import { everydayWords } from '#content/everyday-words.ts';
import { formatDateInProse, formatList, namedFirst } from '#content/formats.ts';
import { glossary } from '#content/glossary.ts';
import { pageSynonyms, siteSearchWords as words } from '#content/site-search.ts';
import { claimKinds } from '#content/claims.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import type { BlankForm } from '#src/domain/documents/blank-form.ts';
import type { ClaimedDocument } from '#src/domain/documents/member-document.ts';
import { messageKey, type MessageSummary } from '#src/domain/messages/message.ts';
import { withoutSmallWords } from '#src/parts/search/everyday-search.ts';
import { documentTitle } from '#src/parts/claims/document-title.ts';
import { titleOf } from '#src/parts/messages/message-title.ts';
import { nextStepText } from '#src/parts/claims/next-step-text.ts';
import type { OfferedProgram } from '#src/parts/plan/offered-programs.ts';
import { pathOf, screensOf, titleText, type MenuEntry } from '#src/shell/menu/menu.ts';
import type { SearchTarget } from './search-target.ts';
import type { SearchEntry } from './site-search.ts';

/** Returns the screens that the plan may open: the menu's rows, then those that say by what the search finds them. */
export function screenEntries(
  menu: readonly MenuEntry[],
  router: Pick<RegisteredRouter, 'routesByPath'>,
  canOpen: (path: string) => boolean,
): SearchEntry[] {
  const rows = menu.map((entry) => ({
    key: entry.id,
    title: entry.label,
    detail: null,
    words: pageSynonyms[entry.id],
    target: { kind: 'menu', entry } satisfies SearchTarget,
  }));
  const others = screensOf(router).flatMap(({ path, title = null, searchId }): SearchEntry[] =>
    searchId !== undefined && canOpen(pathOf(path))
      ? [
          {
            key: searchId,
            title: lookUp(words.pages, searchId) ?? titleText(title, null),
            detail: null,
            words: pageSynonyms[searchId],
            target: { kind: 'link', link: { to: path } },
          },
        ]
      : [],
  );
  return [...rows, ...others];
}

/**
 * Returns the answer to “What do I owe?”.
 * @param text the sentence on the amount; empty where nothing is known
 * @param whose whose claims it is about
 */
export const owedEntries = (text: string, whose: keyof typeof words.owed.detail): SearchEntry[] =>
  text === ''
    ? []
    : [
        {
          key: 'owed',
          title: text,
          detail: words.owed.detail[whose],
          words: words.owed.synonyms,
          target: { kind: 'link', link: { to: '/{-$contractType}/claims' } },
        },
      ];

/** Returns the types of care to find and the procedures to estimate. */
export function careEntries(canFindCare: boolean, canEstimate: boolean): SearchEntry[] {
  const { specialties, procedures } = everydayWords;
  const care = Object.entries(canFindCare ? specialties : {}).map(
    ([specialty, synonyms]): SearchEntry => ({
      key: `care ${specialty}`,
      title: words.findCare(specialty),
      detail: null,
      words: synonyms,
      target: { kind: 'link', link: { to: '/{-$contractType}/find-care', search: { specialty } } },
    }),
  );
  const costs = Object.entries(canEstimate ? procedures : {}).map(
    ([procedure, synonyms]): SearchEntry => ({
      key: `cost ${procedure}`,
      title: words.cost(procedure),
      detail: null,
      words: synonyms,
      target: {
        kind: 'link',
        link: { to: '/{-$contractType}/cost-estimates', search: { q: procedure } },
      },
    }),
  );
  return [...care, ...costs];
}

/** Returns the estimate for a typed text that names a procedure among other words: `MRI of the knee`. */
export function costEntry(typed: string): SearchEntry | null {
  const each = withoutSmallWords(typed).toLowerCase().split(' ');
  if (each.length < 2 || !each.some((word) => Object.hasOwn(everydayWords.procedures, word)))
    return null;
  return {
    key: 'cost',
    title: words.cost(typed),
    detail: null,
    words: [],
    target: {
      kind: 'link',
      link: { to: '/{-$contractType}/cost-estimates', search: { q: typed } },
    },
  };
}

/** Returns the drugs that are known by a brand. */
export const drugEntries = (): SearchEntry[] =>
  Object.entries(everydayWords.brands).map(([generic, brands]) => ({
    key: generic,
    title: words.drug(generic, formatList(brands)),
    detail: null,
    words: [],
    target: { kind: 'link', link: { to: '/{-$contractType}/pharmacy', search: { drug: generic } } },
  }));

/** @param whoseOf the name of a member where several people's claims are listed */
export const claimEntries = (
  rows: readonly ClaimRow[],
  whoseOf: (memberId: string | null) => string | null,
): SearchEntry[] =>
  rows.map(({ claim, nextStep, searchable }) => ({
    key: claim.id,
    title: namedFirst(whoseOf(claim.memberId), claim.providerName ?? claimKinds[claim.kind]),
    detail: [
      claim.serviceStart === null ? null : formatDateInProse(claim.serviceStart),
      nextStepText(nextStep),
    ]
      .filter(Boolean)
      .join(' · '),
    words: [searchable],
    target: {
      kind: 'link',
      link: {
        to: '/{-$contractType}/claim-details/$claimId',
        params: { claimId: claim.id },
      },
    },
  }));

export const messageEntries = (
  messages: readonly MessageSummary[],
  whoseOf: (memberId: string | null) => string | null,
): SearchEntry[] =>
  messages.map((message) => ({
    key: messageKey(message),
    title: namedFirst(whoseOf(message.memberId), titleOf(message.subject, message.preview)),
    detail: message.sentAt === null ? null : formatDateInProse(localDay(message.sentAt)),
    words: message.category === null ? [] : [message.category],
    target: {
      kind: 'link',
      link: { to: '/message/$messageId', params: { messageId: message.messageId } },
    },
  }));

/** @param whose the name of the member they are for, where several people's documents are listed */
export const documentEntries = (
  documents: readonly ClaimedDocument[],
  whose: string | null,
): SearchEntry[] =>
  documents.map((document) => ({
    key: document.id,
    title: namedFirst(whose, documentTitle(document)),
    detail: document.day === null ? null : formatDateInProse(document.day),
    words: [],
    target: { kind: 'file', id: document.id, file: 'document' },
  }));

export const formEntries = (forms: readonly BlankForm[]): SearchEntry[] =>
  forms.map(({ formDocumentId, title, category }) => ({
    key: formDocumentId,
    title,
    detail: words.form,
    words: category === null ? [] : [category],
    target: { kind: 'file', id: formDocumentId, file: 'form' },
  }));

export const programEntries = (programs: readonly OfferedProgram[]): SearchEntry[] =>
  programs.map(({ id, title, whose }) => ({
    key: id,
    title: namedFirst(whose, title),
    detail: null,
    words: [],
    target: {
      kind: 'link',
      link: { to: '/{-$contractType}/programs/$programId', params: { programId: id } },
    },
  }));

/** Returns the terms of the glossary; the answer is their meaning. */
export const termEntries = (): SearchEntry[] =>
  Object.entries(glossary).map(([key, { name, meaning }]) => ({
    key,
    title: name,
    detail: meaning,
    words: [],
    target: null,
  }));
