import type { Config } from '@galley/shared/contract/config';
import { HOST_WATCH_SOURCE } from './hostWatch.ts';

/** Where browsers report policy violations. */
export const REPORTS_PATH = '/policy-reports';
const REPORTS_GROUP = 'policy';

/** Browser features that no page needs, so that an injected script can't request them either. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const originOf = (host: string): string[] => (URL.canParse(host) ? [new URL(host).origin] : []);

/**
 * What a page may load and run: our own files, by URL and hash, and data from the configured hosts.
 * @param remoteSources where remotes come from, besides our own origin
 * @param proofOrigins where proof images come from
 */
function contentSecurityPolicy(
  config: Config,
  remoteSources: readonly string[],
  proofOrigins: readonly string[],
): string {
  const hosts = [...new Set([config.apiHost, config.exportHost, config.accountHost].flatMap(originOf))];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...remoteSources, HOST_WATCH_SOURCE].join(' '),
    ["style-src 'self'", ...remoteSources].join(' '),
    ["img-src 'self' data:", ...new Set([...hosts, ...proofOrigins])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...remoteSources, ...hosts].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // 'worker' creates only the service worker's URL.
    'trusted-types default worker',
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_GROUP}`,
  ].join('; ');
}

/** Headers of pages. */
export const pageHeaders = (
  config: Config,
  remoteSources: readonly string[],
  proofOrigins: readonly string[],
): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(config, remoteSources, proofOrigins),
  // A safety net: scripts without a hash don't run.
  'integrity-policy': `blocked-destinations=(script), endpoints=(${REPORTS_GROUP})`,
  'reporting-endpoints': `${REPORTS_GROUP}="${REPORTS_PATH}"`,
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
});
