// @ts-check

const LAST_PORT = 65_535;
/** How far the sample provider's port is from the server's. */
const APART = 80;

/**
 * The sample provider's address, beside the server's.
 * @param {NodeJS.ProcessEnv} env
 */
export function besideServer(env) {
  const port = Number(env.PORT || 4000);
  return `http://localhost:${port + APART > LAST_PORT ? port - APART : port + APART}`;
}

/**
 * Points the demo's links in the header, the footer and shipped order lines to pages of the sample provider. Links that are already
 * set stay.
 * @param {NodeJS.ProcessEnv} env modified in place
 * @param {string} provider its address
 */
export function setDemoLinks(env, provider) {
  if (env.DEMO === 'off') return;
  const page = /** @param {string} name */ (name) => `${provider}/pages/${name}`;
  for (const name of [
    'gift-portal',
    'note-portal',
    'reports',
    'marketing',
    'feedback',
    'send-note',
    'send-gift',
    'send-nomination',
  ])
    env[`LINK_${name.toUpperCase().replaceAll('-', '_')}`] ??= page(name);
  env.DEMO_TRACKING ??= `${provider}/track`;
  env.SOCIAL_LINKS ??= `LinkedIn=${page('linkedin')},Facebook=${page('facebook')}`;
}
