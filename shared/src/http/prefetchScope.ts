/** As far as browsers say it; Safari and Firefox say nothing. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = /^(slow-2g|2g|3g)$/;
const PHONE = '(width < 768px)';

/**
 * What may be fetched that nobody has touched yet (LOAD-11): all, on a phone what belongs to the open screen, and nothing for whoever saves data
 * or has a slow network.
 */
export function prefetchScope(): 'all' | 'own' | 'nothing' {
  const { connection = {} } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection.saveData === true || SLOW.test(connection.effectiveType ?? '')) return 'nothing';
  return matchMedia(PHONE).matches ? 'own' : 'all';
}
