/** Version of this build; a test keeps it equal to the one of `package.json`. */
export const VERSION = '0.1.0';
