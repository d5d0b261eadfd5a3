import { CITIES, FIRST_WORDS, STREETS } from './words.ts';

/** Posting companies: plants with branches in several states. */
export function makePlants() {
  return FIRST_WORDS.slice(0, 12)
    .flatMap((word, plant) =>
      CITIES.filter((_, index) => index % 6 === plant % 6).map((place, branch) => ({
        master_name: `${word} Posting`,
        name: `${word} Posting ${place.city}`,
        address1: `${200 + plant * 10 + branch} ${STREETS[(plant + branch) % STREETS.length]}`,
        ...place,
      })),
    )
    .map((plant, index) => ({ id: index + 1, ...plant }));
}
