// @ts-check

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
