/** By OpenSSL's code, as Node hands it on. */
export const isCertificateProblem = (code: unknown): boolean =>
  typeof code === 'string' && /CERT|^UNABLE_TO_|^SELF_SIGNED|^DEPTH_ZERO/.test(code);
