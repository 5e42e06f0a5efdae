/**
 * Node options with which a thread or process runs this tree's TypeScript without a build. The
 * loader takes the path aliases from `tsconfig.json` in the working directory (the workspace's root
 * under Jest), or from the file that `SWC_NODE_PROJECT` names.
 */
export const TYPESCRIPT_LOADER = ['-r', require.resolve('@swc-node/register')];
