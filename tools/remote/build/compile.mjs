/** Styles that others import while they are compiled are no modules. */
const PACKAGED_STYLES = /[\\/]node_modules[\\/].*\.s?css$/;

/**
 * Runs a build once.
 * @param {string} name what is built, for the error
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<import('@rspack/core').StatsCompilation>} what the record is written from: with the modules, and the styles of packages in `styles`
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
  const json = stats.toJson({
    all: false,
    assets: true,
    entrypoints: true,
    chunkGroups: true,
    ids: true,
    modules: true,
    // Modules that are merged into others count among them.
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
