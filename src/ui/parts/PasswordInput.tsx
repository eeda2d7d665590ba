import { Box } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Control, type TextControlProps } from './control';
import { useTextControl } from './fieldControl';
import { IconButton } from './IconButton';

interface PasswordInputProps extends TextControlProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner asks to see it. */
export function PasswordInput({ onChange, label, ...rest }: PasswordInputProps) {
  const { t } = useTranslation('parts');
  const [shown, setShown] = useState(false);
  return (
    <Box position="relative">
      <Control
        pe={10}
        {...useTextControl()}
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Box position="absolute" insetEnd={0.5} top={0.5}>
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t(shown ? 'password.hide' : 'password.show')}
          size="small"
          onClick={() => setShown(!shown)}
        />
      </Box>
    </Box>
  );
}
