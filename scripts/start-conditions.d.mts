export function refuseVersion(version: string, platform: string): string;
export function refuseFolder(folder: string): string;
