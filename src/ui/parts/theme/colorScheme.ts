/** Shows the theme that the person has chosen for their computer, and follows when they change it. */
export function followColorScheme(): void {
  const isDarkWished = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.classList.toggle('dark', isDarkWished.matches);
  };
  apply();
  isDarkWished.addEventListener('change', apply);
}
