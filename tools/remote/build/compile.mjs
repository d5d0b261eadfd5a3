/** Styles that other styles import at compile time aren't modules, so they need their own list. */
const PACKAGED_STYLES = /[\\/]node_modules[\\/].*\.s?css$/;

/**
 * Runs a build once.
 * @param {string} name what is built, for the error
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<import('@rspack/core').StatsCompilation>} what the record is made from: modules, and packages' `styles`
 */
export async function compile(name, config) {
  // Loaded only when there's something to build, so that a start without changes stays fast.
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(`${name} doesn't build:\n${stats.toString('errors-only')}`);
  const json = stats.toJson({
    all: false,
    assets: true,
    entrypoints: true,
    chunkGroups: true,
    ids: true,
    modules: true,
    // Include modules that are merged into others.
    orphanModules: true,
    nestedModules: true,
    modulesSpace: Number.POSITIVE_INFINITY,
    nestedModulesSpace: Number.POSITIVE_INFINITY,
  });
  return {
    ...json,
    styles: [...stats.compilation.fileDependencies].filter((file) => PACKAGED_STYLES.test(file)),
  };
}
