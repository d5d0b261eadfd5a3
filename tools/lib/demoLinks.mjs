// @ts-check

/**
 * The links of header, footer and shipped order lines in a demo: each leads to a page of the sample provider. What somebody has set stays.
 * @param {NodeJS.ProcessEnv} env changed
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
