/**
 * Runs a build once.
 * @param {string} name what is built, for the error
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<import('@rspack/core').StatsCompilation>} what the host's release.json is written from
 */
export async function compile(name, config) {
  // Loaded only when something has to be built: a start with nothing to do stays quick.
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(`${name} does not build:\n${stats.toString('errors-only')}`);
  return stats.toJson({
    all: false,
    assets: true,
    entrypoints: true,
    chunkGroups: true,
  });
}
