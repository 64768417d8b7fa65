export function checkNodeVersion(version: string, platform: string): string;
export function checkFolderName(folder: string): string;
