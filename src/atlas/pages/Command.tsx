import { useTranslation } from 'react-i18next';
import { CopyText } from '../../ui/parts/CopyText';

/** A command for the project's folder, in one line, to be copied. */
export function Command({ text }: { readonly text: string }) {
  const { t } = useTranslation('atlas');
  return (
    <CopyText
      text={text}
      line
      verb={t('export.copy')}
      done={t('command.copied')}
      selected={t('command.selected')}
    />
  );
}
