/** What the login and the pages behind it both show: each is a file of its own, and neither waits for the other's. */
import '../screens/screen';
import '../../ui/parts/LanguageSwitch';
import '../../ui/parts/Logo';
import '../../ui/parts/PasswordInput';
import '../../ui/parts/Tabs';
import '../../ui/parts/candidateKeys';
import '../../ui/parts/TextLink';
import '../../ui/parts/dates';
