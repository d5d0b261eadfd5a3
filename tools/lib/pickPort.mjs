// @ts-check

/**
 * Picks a free port if PORT is 0, because the addresses of other settings are derived from it.
 * @param {NodeJS.ProcessEnv} env modified in place
 */
export async function pickPort(env) {
  if (env.PORT === undefined || env.PORT === '' || Number(env.PORT) !== 0) return;
  const { holdPort } = await import('../../server/dist/common/holdPort.js');
  const { port, release } = await holdPort('localhost');
  await release();
  env.PORT = String(port);
}
