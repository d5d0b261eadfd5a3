/** The media type of an archive. */
export const ZIP_TYPE = 'application/zip';
