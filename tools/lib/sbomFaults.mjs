// @ts-check
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';

/**
 * Validates a document against the JSON schema of CycloneDX 1.6 that the library includes.
 * @param {string} text
 * @returns {Promise<string | null>} all errors as text; null if valid
 */
export async function sbomFaults(text) {
  const fault = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  return fault === null ? null : JSON.stringify(fault);
}
