import { filePreview } from '../../machines/shell/filePreview';
import { allowedOrigins } from '../../services/allowedAddresses';
import { FilePreviewScreen } from '../../ui/shell/FilePreviewScreen';
import { screen } from './screen';

/** The screen of the file that a parameter of the address names; without a kind its ending says what it is. */
export const preview = (parameter: string, kind: 'video' | null) =>
  screen({
    chart: filePreview,
    view: FilePreviewScreen,
    input: ({ key }) => ({ asked: key[parameter] ?? '', origins: allowedOrigins(), kind }),
  });
