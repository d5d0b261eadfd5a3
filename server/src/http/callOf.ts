/** A route's declared path, without ids or names; 'none' without a matching route (METR-02). */
export const callOf = (template: string | undefined): string =>
  template === undefined ? 'none' : template.replace(/(?<=.)\/$/, '');
