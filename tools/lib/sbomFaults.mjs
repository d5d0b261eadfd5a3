// @ts-check
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';

/**
 * Compares a document with the JSON schema of CycloneDX 1.6, which its library brings along.
 * @param {string} text
 * @returns {Promise<string | null>} every fault as text; null where there is none
 */
export async function sbomFaults(text) {
  const fault = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  return fault === null ? null : JSON.stringify(fault);
}
