export { addAttachments, type SkippedAttachment, storeAttachments, type StoredAttachment } from './attach.ts';
export type { FileStore } from './addFile.ts';
export { placedFiles, recordFiles } from './recordFiles.ts';
