/** Elements are styled in one way: by Chakra's style properties and recipes. */
export const styles = [
  {
    selector: 'JSXAttribute[name.name="className"]',
    message: 'No class names: use style properties or a recipe.',
  },
];
