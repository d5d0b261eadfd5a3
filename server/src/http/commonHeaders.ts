/** Headers of all responses (HTTP-11). */
export const commonHeaders = (publicUrl: string | undefined): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // Published releases override this, since another Galley may run them.
  'cross-origin-resource-policy': 'same-origin',
  // Pages override this with their own policy.
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
