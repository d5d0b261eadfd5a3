/** A text as long as users type where there is room. */
export const LONG_TEXT =
  'They ask for a second proof of the spring catalog: the cover is to be matte, the inside pages keep their ' +
  'weight, and the fold goes where the map of the harbor ends. Deliver the first boxes to the shop by the gate, ' +
  'the others to the warehouse, and call before the truck leaves.';

/** A word without a place to break. */
export const LONG_WORD = 'HarborPressSpringCatalogMatteCoverSecondProofWithEveryCorrection';
