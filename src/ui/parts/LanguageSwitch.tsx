import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../domain/limits';
import { Button } from './Button';

interface LanguageSwitchProps {
  readonly onLanguage: (language: Language) => void;
}

/** The other language, named in itself. */
export function LanguageSwitch({ onLanguage }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation('shell');
  const other = i18n.language === 'zh' ? 'en' : 'zh';
  return (
    <Button kind="quiet" icon={Languages} lang={other} onClick={() => onLanguage(other)}>
      {t('language.other')}
    </Button>
  );
}
