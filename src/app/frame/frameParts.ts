/** What stands around every screen behind the door, together: each file of its own costs a request. */
export { FrameHeader } from './FrameHeader';
export { FrameSidebar } from './FrameSidebar';
export { IdentityDialog } from '../popUps/IdentityDialog';
