/** Traits whose texts are lists of numbers; a type's new values can be used once they are committed. */
export const orderTokenTraits = ['unit', 'geopath', 'reorder']
  .map((trait) => `ALTER TYPE order_trait ADD VALUE '${trait}';`)
  .join('\n');
