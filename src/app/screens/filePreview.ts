import { filePreview } from '../../machines/shell/filePreview';
import { allowedOrigins } from '../../services/outside';
import { FilePreviewScreen } from '../../ui/shell/FilePreviewScreen';
import { screen } from '../screen';

export const Screen = screen({
  chart: filePreview,
  view: FilePreviewScreen,
  input: ({ address }) => ({
    asked: address['fileUrl'] ?? '',
    origins: allowedOrigins(),
    kind: null,
  }),
});
