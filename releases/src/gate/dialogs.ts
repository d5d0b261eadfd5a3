import { own } from '../common/own.ts';
import type { ReleaseRecord } from '../record/schemas.ts';

type Opening = Pick<ReleaseRecord, 'remote' | 'release' | 'opens'>;
export type Offering = Pick<ReleaseRecord, 'remote' | 'dialogs'>;

/** The dialogs of a remote among those that somebody opens, which a release of it does not offer. */
export const missingDialogs = (
  opens: readonly string[] | undefined,
  { remote, dialogs = {} }: Offering,
): string[] =>
  (opens ?? []).filter((name) => {
    const [owner, dialog = ''] = name.split('/');
    return owner === remote && own(dialogs, dialog) === undefined;
  });

/**
 * What is against a release among those that people get, by the names of dialogs (TEAM-34): those that it opens and another does not offer, and
 * those that another opens and it does not offer. Of a remote that nobody gets nothing is known.
 */
export function againstDialogs(
  record: Opening & Offering,
  others: readonly (Opening & Offering)[],
): string[] {
  const missing = missingDialogs(record.opens, record).map(
    (name) => `It opens \`${name}\`, which it doesn't offer.`,
  );
  const reasons = others
    .filter(({ remote }) => remote !== record.remote)
    .flatMap((other) => [
      ...missingDialogs(record.opens, other).map(
        (name) => `It opens \`${name}\`, which ${other.remote} ${other.release} doesn't offer.`,
      ),
      ...missingDialogs(other.opens, record).map(
        (name) => `${other.remote} ${other.release} opens \`${name}\`, which it doesn't offer.`,
      ),
    ]);
  return [...missing, ...reasons];
}
