/** A route's address as it is declared, so that no id or name is told; 'none' where no route has the address (METR-02). */
export const callOf = (template: string | undefined): string =>
  template === undefined ? 'none' : template.replace(/(?<=.)\/$/, '');
