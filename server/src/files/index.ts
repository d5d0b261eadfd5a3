export { addAttachments, type LeftOut, storeAttachments, type StoredAttachment } from './attach.ts';
export type { FileStore } from './addFile.ts';
export { exportRecordFiles } from './exportRecordFiles.ts';
