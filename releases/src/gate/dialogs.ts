import { own } from '../common/own.ts';
import type { ReleaseRecord } from '../record/schemas.ts';

type Opening = Pick<ReleaseRecord, 'remote' | 'release' | 'opens'>;
export type Offering = Pick<ReleaseRecord, 'remote' | 'dialogs'>;

/** The opened dialogs of a remote that a release of it doesn't offer. */
export const missingDialogs = (
  opens: readonly string[] | undefined,
  { remote, dialogs = {} }: Offering,
): string[] =>
  (opens ?? []).filter((name) => {
    const [owner, dialog = ''] = name.split('/');
    return owner === remote && own(dialogs, dialog) === undefined;
  });

/**
 * The reasons, in dialog names, against serving a release with the others (TEAM-34): dialogs that it opens and another doesn't
 * offer, and dialogs that another opens and it doesn't offer. Dialogs of a remote without an active release aren't checked.
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
        (name) => `${other.remote} ${other.release} opens \`${name}\`, which this release doesn't offer.`,
      ),
    ]);
  return [...missing, ...reasons];
}
