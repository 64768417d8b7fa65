/** Why a file can't be a product's model; the message is for the owner. */
export class ModelRefused extends Error {}
