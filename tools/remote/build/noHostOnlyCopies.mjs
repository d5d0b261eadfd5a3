/** Libraries that only the host can contain: a second copy in a remote would have its own context, store or cache. */
const HOST_ONLY = new RegExp(
  String.raw`[\\/]node_modules[\\/](` +
    [
      'react',
      'react-datepicker',
      'react-dom',
      'react-hook-form',
      'react-router',
      'react-router-dom',
      'react-select',
      'react-toastify',
      'zustand',
      'jwt-decode',
      'typebox',
      '@tanstack/react-query',
      '@tanstack/query-core',
      '@tanstack/react-virtual',
    ].join('|') +
    String.raw`)[\\/](?!.*\.css$)`,
);
/** A remote can bundle the pure rules of the shared package; the host provides the rest. */
const PROVIDED_SOURCE = /[\\/]shared[\\/](src|dist)[\\/](store|http|ui|form|contract)[\\/]/;

/** Fails the build of a remote that bundles a copy of something that the host provides. */
export class NoHostOnlyCopies {
  apply(compiler) {
    compiler.hooks.afterCompile.tap('NoHostOnlyCopies', (compilation) => {
      for (const module of compilation.modules) {
        const file = (module.resource ?? '').split('?')[0];
        if (!HOST_ONLY.test(file) && !PROVIDED_SOURCE.test(file)) continue;
        const name = file.replace(/.*[\\/]node_modules[\\/]/, '');
        compilation.errors.push(
          new Error(
            `This remote bundles ${name}, which only the host can contain. Import it from @galley/shared.`,
          ),
        );
      }
    });
  }
}
