import { filePreview } from '../../machines/shell/filePreview';
import { allowedOrigins } from '../../services/outside';
import { FilePreviewScreen } from '../../ui/shell/FilePreviewScreen';
import { screen } from '../screen';

/** The preview of a video, whatever its address ends with. */
export const Screen = screen({
  chart: filePreview,
  view: FilePreviewScreen,
  input: ({ address }) => ({
    asked: address['videoUrl'] ?? '',
    origins: allowedOrigins(),
    kind: 'video' as const,
  }),
});
