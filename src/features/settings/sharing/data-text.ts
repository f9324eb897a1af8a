import { dataSharingWords } from '#content/data-sharing.ts';
import { formatList } from '#content/formats.ts';
import { lookUp } from '#src/domain/data/look-up.ts';

/** Returns kinds of data as words of a sentence; a kind that the portal does not know is "information". */
export function dataText(data: readonly string[]): string {
  const kindNames = data.map(
    (kind) => lookUp(dataSharingWords.data, kind) ?? dataSharingWords.someData,
  );
  return kindNames.length === 0 ? dataSharingWords.someData : formatList([...new Set(kindNames)]);
}
