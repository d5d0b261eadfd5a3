/** Safari and Firefox don't report this. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = /^(slow-2g|2g|3g)$/;
const PHONE = '(width < 768px)';

/**
 * What may be prefetched (LOAD-11): nothing with data saver or a slow network; on a phone, only what the open
 * screen needs; otherwise everything.
 */
export function prefetchScope(): 'all' | 'own' | 'nothing' {
  const { connection = {} } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection.saveData === true || SLOW.test(connection.effectiveType ?? '')) return 'nothing';
  return matchMedia(PHONE).matches ? 'own' : 'all';
}
