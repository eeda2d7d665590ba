import { filePreview } from '../../machines/shell/filePreview';
import { allowedOrigins } from '../../services/outside';
import { FilePreviewScreen } from '../../ui/shell/FilePreviewScreen';
import { screen } from '../screen';

export const filePreviewScreen = screen({
  chart: filePreview,
  view: FilePreviewScreen,
  input: ({ address }) => ({
    asked: address['fileUrl'] ?? '',
    origins: allowedOrigins(),
    kind: null,
  }),
});

/** The same for a video, whatever its address ends with. */
export const videoScreen = screen({
  chart: filePreview,
  view: FilePreviewScreen,
  input: ({ address }) => ({
    asked: address['videoUrl'] ?? '',
    origins: allowedOrigins(),
    kind: 'video' as const,
  }),
});
