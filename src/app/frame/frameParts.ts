/** The parts of the frame in one chunk: each chunk costs a request. */
export { FrameHeader } from './FrameHeader';
export { FrameSidebar } from './FrameSidebar';
export { IdentityDialog } from '../popUps/IdentityDialog';
