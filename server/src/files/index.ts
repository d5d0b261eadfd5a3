export { exportRecordFiles } from './exportRecordFiles.ts';
